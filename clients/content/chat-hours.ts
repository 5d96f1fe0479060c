import { z } from 'zod'
import type { ChatHours } from '#domain/chat/chat-hours.ts'
import type { ContentReader } from './reading/content-reader.ts'
import type { ContentResponse, InPreview } from './reading/content-response.ts'
import { allLanguages } from './reading/content-shapes.ts'
import { timetable } from './timetable.ts'

/** The query's name in reports; its failure is logged with the wording of Spec §8. */
export const CHAT_CONFIG = 'chat-config'

/** Spec §7: the chatConfig document; drafts are only read in preview. Without one, chat is off. */
export function readChatHours(
  { read }: ContentReader,
  { isPreview = false }: InPreview,
): ContentResponse<ChatHours> {
  return read({ what: CHAT_CONFIG, query: QUERY, params: {}, schema: chatHours, isPreview })
}

const QUERY = `*[_type == "chatConfig"][0]{ active, "offices": offices[]{ "key": _key, ... } }`

const officeFacts = z.object({ key: z.string(), name: allLanguages, active: z.boolean() })
const office = officeFacts.and(timetable)

const chatHours: z.ZodType<ChatHours> = z
  .object({
    active: z.boolean(),
    offices: z
      .array(office)
      .nullish()
      .transform((offices) => offices ?? []),
  })
  .nullable()
  .transform((found) => found ?? { active: false, offices: [] })
