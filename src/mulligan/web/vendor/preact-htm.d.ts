// The types of the vendored file, as far as the page uses them.
export function html(strings: TemplateStringsArray, ...values: unknown[]): any;
export function render(what: unknown, where: Element): void;
export function useState<T>(first: T | (() => T)): [T, (next: T | ((old: T) => T)) => void];
export function useEffect(effect: () => void | (() => void), inputs?: unknown[]): void;
export function useLayoutEffect(effect: () => void | (() => void), inputs?: unknown[]): void;
export function useRef<T>(first: T): { current: T };
export function useMemo<T>(make: () => T, inputs: unknown[]): T;
export function useCallback<T>(call: T, inputs: unknown[]): T;
