/** Bots with a browser's user agent. Cubot is a brand of phones. */
const ROBOT = /(?<!cu)bot\b|crawl|spider|slurp|headless|lighthouse|inspection|prerender|facebookexternalhit/i
/** Programs that identify themselves, whereas a browser would send Mozilla. */
const PROGRAM = /^(?:curl|wget|python|java|go-http|node|axios|okhttp|postman|ruby|php|apache)/i

/** Whether a user agent identifies a program, or is missing. */
export function isBot(userAgent: string | null): boolean {
  return userAgent === null || userAgent.trim() === '' || ROBOT.test(userAgent) || PROGRAM.test(userAgent)
}
