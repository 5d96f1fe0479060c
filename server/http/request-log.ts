import pino, { type DestinationStream, type Logger } from 'pino'
import { describeFault, maskPersonal } from '#services/kernel/describe-fault.ts'

export type { Logger }

/** The program's log: JSON lines on standard output, without personal data. */
export function createLogger(level: string, destination: DestinationStream = pino.destination(1)): Logger {
  const settings = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: SERIALIZERS }
  return pino(settings, destination)
}

const SERIALIZERS = {
  err: describeFault,
  cause: describeFault,
  details: (details: unknown) => (typeof details === 'string' ? maskPersonal(details) : details),
}

/**
 * The loggable path: without the query (it may contain a key or a search), and without segments that are long
 * or unusual enough to be a token, an id or an email address.
 */
export function loggablePath(pathname: string): string {
  return pathname
    .split('/')
    .map((segment, index, segments) => {
      const isSecret = BEFORE_SECRETS.has(segments.slice(0, index).slice(-2).join('/'))
      return isSecret || !/^[A-Za-z0-9_.-]{0,40}$/.test(segment) ? '…' : segment
    })
    .join('/')
}

/** What short secrets follow: the links of lists, and invitations to them. */
const BEFORE_SECRETS: ReadonlySet<string> = new Set([
  'lists/shared',
  'lists/invitation',
  'lists/invitations',
  'company/invitation',
  'invitations/company',
])
