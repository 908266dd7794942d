"""What every card game at this table shares: state, frames, decisions, events, knowledge, chance. No word of any game."""
