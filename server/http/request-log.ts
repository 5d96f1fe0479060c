import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino'
import { describeError, maskPersonalData } from '#services/kernel/describe-error.ts'

export type { Logger }

/** Writes JSON lines to standard output, without personal data. `onError` is called with each logged error. */
export function createLogger(
  level: string,
  {
    destination = logFile(1),
    onError = () => {},
  }: { destination?: DestinationStream; onError?: (error: unknown, log: Logger) => void } = {},
): Logger {
  const settings: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: SERIALIZERS,
    hooks: {
      logMethod(args, write) {
        const [facts] = args as unknown[]
        if (typeof facts === 'object' && facts !== null) onError(Reflect.get(facts, 'err'), this)
        write.apply(this, args)
      },
    },
  }
  return pino(settings, destination)
}

/** The maximum memory for lines while the disk is full; further lines are dropped. */
const WAITING_BYTES_MAX = 1_000_000

/**
 * `dest` is an open file or a path. If the log cannot be written, for example on a full disk, everything else
 * continues.
 */
export function logFile(dest: number | string): DestinationStream {
  return pino.destination({ dest, maxLength: WAITING_BYTES_MAX }).on('error', () => {})
}

const SERIALIZERS = {
  err: describeError,
  cause: describeError,
  details: (details: unknown) => (typeof details === 'string' ? maskPersonalData(details) : details),
}

/**
 * Omits the query (it may contain a key or a search), and segments that are long or unusual enough to be a token, an id
 * or an email address.
 */
export function loggablePath(pathname: string): string {
  return pathname
    .split('/')
    .map((segment, index, segments) => {
      const isSecret = SECRET_PARENTS.has(segments.slice(0, index).slice(-2).join('/'))
      return isSecret || !/^[A-Za-z0-9_.-]{0,40}$/.test(segment) ? '…' : segment
    })
    .join('/')
}

/** Path segments that precede short secrets: the links of lists, and invitations to them. */
const SECRET_PARENTS: ReadonlySet<string> = new Set([
  'lists/shared',
  'lists/invitation',
  'lists/invitations',
  'company/invitation',
  'invitations/company',
])
