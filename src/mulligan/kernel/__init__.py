"""What every card game here shares: state, frames, decisions, events, knowledge, chance. No word of any game."""
