/** The current time. Services receive it as a parameter, so that tests can set it. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()
