/** Runs a change, and returns whether it succeeded. */
export type Run = (change: () => Promise<unknown>) => Promise<boolean>
