/** The current moment. Services receive it, so that a test can choose the time. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()
