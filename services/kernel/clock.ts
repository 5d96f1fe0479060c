/** Returns the current time. Services receive a clock as a parameter, so that tests can set the time. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()
