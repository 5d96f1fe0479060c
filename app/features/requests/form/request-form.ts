import { z } from 'zod'
import type { RefusalCode } from '#contracts/errors.ts'
import { type NewRequest, newRequest, REQUEST_FIELD_CODES, type RequestPiece } from '#contracts/request.ts'
import type { RequestKind } from '#domain/request/request-kinds.ts'
import { withNumber } from './refusal-text.ts'

/** The field that people do not see; programs fill it in. */
export const TRAP = 'website'
/** The field with the sealed ticket of the form. */
export const TICKET = 'ticket'
/** The field of a form in a panel, whose receipt is shown in place. */
export const IN_PLACE = 'in-place'

/** The field with the token of the captcha, if the house has one. */
export const CAPTCHA = 'captcha'

/** The input of a form, valid or not, by the names of its fields. A ticked box is `on`. */
export type Typed = Readonly<Record<string, string | undefined>>

/** The form of a kind of request. */
export type RequestForm = {
  readonly kind: RequestKind
  /** The fields in their order, which is also that of the errors. */
  readonly names: readonly string[]
  readonly hasAttachments?: true
  /** Its pieces are those of the bag or list as it is sent, too many for its ticket. */
  readonly readsPieces?: true
  /** The fields of the request (`REQUEST_FIELDS`), valid or not. */
  toFields(typed: Typed): object
}

/** What a request has besides what was typed. */
export type RequestContext = Pick<
  NewRequest,
  'language' | 'country' | 'accountId' | 'network' | 'attachments'
> & {
  /** With the quantity of the form, if it has one. */
  readonly pieces: readonly RequestPiece[]
  /** The list that they are from. */
  readonly list?: { readonly id: string; readonly name: string } | undefined
}

/** The pieces that the ticket of a form has. */
export function ticketPieces({ readsPieces }: RequestForm, pieces: readonly RequestPiece[]) {
  return readsPieces ? [] : pieces
}

/** The input of a form, without any rule. */
export function typedSchema({ names }: RequestForm) {
  return z.object(Object.fromEntries(names.map((name) => [name, z.string().optional()])))
}

/**
 * A form, validated alike in the browser and on the server by the contract of the request. The message of an issue is its
 * code, shown as `errors.request.{code}`, with the bound of a length (`refusal-text.ts`).
 */
export function formSchema(form: RequestForm) {
  return typedSchema(form).superRefine((typed, context) => {
    for (const [field, code] of Object.entries(errorsOf(form, typed))) {
      context.addIssue({ code: 'custom', path: [field], message: code })
    }
  })
}

/** The request of a valid form. */
export function toRequest(form: RequestForm, typed: Typed, context: RequestContext): NewRequest {
  return newRequest.parse(bodyOf(form, typed, context))
}

function bodyOf(form: RequestForm, typed: Typed, { pieces, list, ...context }: RequestContext) {
  const { name = '', email = '', message = '', quantity } = typed
  return {
    kind: form.kind,
    name,
    email: email.trim(),
    ...context,
    pieces: quantity === undefined ? pieces : pieces.map((piece) => ({ ...piece, quantity })),
    // Forms are sent with line breaks of two characters.
    fields: {
      ...form.toFields(typed),
      ...(list && { listId: list.id, listName: list.name }),
      message: message.replaceAll('\r\n', '\n'),
    },
  }
}

type FieldCode = RefusalCode<'request'>

/** Why each refused field is, by its name in the form. */
function errorsOf(form: RequestForm, typed: Typed): Record<string, string> {
  const refused: Record<string, string> = {}
  for (const issue of newRequest.safeParse(bodyOf(form, typed, ANYONE)).error?.issues ?? []) {
    const { path, message } = issue
    const field = String(path.at(-1))
    const isMissing = (typed[field] ?? '').trim() === '' && message !== 'phone-missing'
    refused[field] ??= isMissing ? missing(field) : withNumber(toFieldCode(message), boundOf(issue))
  }
  return refused
}

function missing(field: string): FieldCode {
  return field === 'email' ? 'email-missing' : 'required'
}

/** The number of characters that a text has at most, or at least. */
function boundOf(issue: z.core.$ZodIssue): number | null {
  if (issue.message === 'too-long' && issue.code === 'too_big') return Number(issue.maximum)
  return issue.message === 'too-short' && issue.code === 'too_small' ? Number(issue.minimum) : null
}

/** In place of what a form does not contain: it refuses none of it. */
const ANYONE: RequestContext = {
  language: 'en',
  country: 'US',
  accountId: null,
  network: null,
  attachments: [],
  pieces: [
    {
      productId: '',
      variantId: '',
      slug: '',
      title: '',
      variantTitle: null,
      artisan: '',
      sku: '',
      picture: null,
      quantity: 1,
    },
  ],
}

/** The code with which a field was refused, as the shop shows it. */
export function toFieldCode(code: string): FieldCode {
  return REQUEST_FIELD_CODES.find((known) => known === code) ?? 'request-malformed'
}
