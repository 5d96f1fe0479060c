import { z } from 'zod'
import { LANGUAGES } from '#domain/market/language.ts'
import { REQUEST_LENGTHS, requestText } from '../request.ts'
import { teamItem } from './convention.ts'

/**
 * `reply-templates`: texts with which the team can start a reply, in one or more languages. `{name}` and `{number}` in
 * them stand for the customer's name and the request's number. Creation, changes, and the action `remove` with `{}`;
 * refused with `text-missing` without any text. Roles: `care`.
 */
export const replyTemplateInput = z.strictObject({
  name: requestText(80).min(1, 'required'),
  /** An empty text counts as missing. */
  texts: z.partialRecord(z.enum(LANGUAGES), requestText(REQUEST_LENGTHS.message)),
})
export type ReplyTemplateInput = z.infer<typeof replyTemplateInput>

export const replyTemplate = teamItem.extend(replyTemplateInput.shape)
export type ReplyTemplate = z.infer<typeof replyTemplate>
