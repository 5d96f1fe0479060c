import { type EventWriter, openEventStream as openStream } from '#services/kernel/event-stream.ts'
import type { StaffCall } from '../content-call.ts'

/** How often a stream shows that it is alive, and that its member of the team may still read. */
const BEAT_MS = 20_000
const STREAMS_PER_MEMBER = 200

/** A response of server-sent events, until the reader leaves, the request is aborted or the session of the member ends. */
export function openEventStream(
  request: Request,
  { options, author, accessToken }: Pick<StaffCall, 'options' | 'author' | 'accessToken'>,
  start: (writer: EventWriter) => Promise<() => void>,
): Response {
  const rules = {
    reader: `content ${author}`,
    streamsMax: STREAMS_PER_MEMBER,
    beatMs: BEAT_MS,
    mayGoOn: async () => (await options.team.authenticate(accessToken, 'watch')).ok,
  }
  return openStream(request, rules, start)
}
