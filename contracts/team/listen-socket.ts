import { z } from 'zod'

/** The close code of the Studio's sockets once the session has ended. */
export const SESSION_ENDED = 4401

const id = z.number().int().nonnegative()

/**
 * Messages of the socket at `/desk/content/api/listen`, which carries streams of the content service. The browser
 * chooses each stream's id.
 */
export const listenMessage = {
  fromBrowser: z.union([
    /** Opens a stream; `path` includes its query and is relative to `/desk/content/api`. */
    z.strictObject({
      id,
      path: z
        .string()
        .regex(/^\/v[\w-]{1,12}\/data\/listen\/[\w-]{1,64}\?/)
        .max(32_768),
    }),
    z.strictObject({ id, close: z.literal(true) }),
  ]),
  /** First the status, then the parts of the stream, then its end. */
  fromServer: z.union([
    z.strictObject({ id, status: z.number().int() }),
    z.strictObject({ id, chunk: z.string() }),
    z.strictObject({ id, end: z.literal(true) }),
  ]),
}
