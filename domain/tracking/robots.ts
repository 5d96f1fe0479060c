/** Bots with a browser's user agent; Cubot makes phones. */
const ROBOT = /(?<!cu)bot\b|crawl|spider|slurp|headless|lighthouse|inspection|prerender|facebookexternalhit/i
/** Programs that state themselves, where a browser would state Mozilla. */
const PROGRAM = /^(?:curl|wget|python|java|go-http|node|axios|okhttp|postman|ruby|php|apache)/i

/** Whether a user agent states that it is no person's browser, or states nothing. */
export function isRobot(userAgent: string | null): boolean {
  return userAgent === null || userAgent.trim() === '' || ROBOT.test(userAgent) || PROGRAM.test(userAgent)
}
