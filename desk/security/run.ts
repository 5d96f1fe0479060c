/** Returns whether the change succeeded. */
export type Run = (change: () => Promise<unknown>) => Promise<boolean>
