import { z } from 'zod'
import type { RefusalCode } from '#contracts/errors.ts'
import { type NewRequest, newRequest, REQUEST_FIELD_CODES, type RequestPiece } from '#contracts/request.ts'
import type { RequestKind } from '#domain/request/request-kinds.ts'
import { withNumber } from './refusal-text.ts'

/** A honeypot field, hidden from people but filled in by bots. */
export const TRAP = 'website'
export const TICKET = 'ticket'
/** Marks a form in a panel, whose receipt is shown in place. */
export const IN_PLACE = 'in-place'

/** The field with the token of the captcha, if the house has one. */
export const CAPTCHA = 'captcha'

/** Input by field name, validated or not. A checked box is `on`. */
export type Typed = Readonly<Record<string, string | undefined>>

export type RequestForm = {
  readonly kind: RequestKind
  /** The names of its fields, in the order of the form and of its errors. */
  readonly names: readonly string[]
  readonly hasAttachments?: true
  /** The pieces are read from the bag or list when the form is sent, since they would exceed the size of its ticket. */
  readonly readsPieces?: true
  /** Fields of the request (`REQUEST_FIELDS`), not validated. */
  toFields(typed: Typed): object
}

export type RequestContext = Pick<
  NewRequest,
  'language' | 'country' | 'accountId' | 'network' | 'attachments'
> & {
  /** If the form has a quantity, it replaces theirs. */
  readonly pieces: readonly RequestPiece[]
  /** The list that contains the pieces. */
  readonly list?: { readonly id: string; readonly name: string } | undefined
}

/** Returns an empty list for a form that reads its pieces when it is sent. */
export function ticketPieces({ readsPieces }: RequestForm, pieces: readonly RequestPiece[]) {
  return readsPieces ? [] : pieces
}

/** A schema that accepts any input. */
export function typedSchema({ names }: RequestForm) {
  return z.object(Object.fromEntries(names.map((name) => [name, z.string().optional()])))
}

/**
 * Validates a form by the contract of its request, alike in the browser and on the server. The message of an issue is
 * its code, shown as `errors.request.{code}`, with the limit of a length (`refusal-text.ts`).
 */
export function formSchema(form: RequestForm) {
  return typedSchema(form).superRefine((typed, context) => {
    for (const [field, code] of Object.entries(errorsOf(form, typed))) {
      context.addIssue({ code: 'custom', path: [field], message: code })
    }
  })
}

/** Throws unless `typed` is valid. */
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
    // Browsers submit line breaks as CRLF.
    fields: {
      ...form.toFields(typed),
      ...(list && { listId: list.id, listName: list.name }),
      message: message.replaceAll('\r\n', '\n'),
    },
  }
}

type FieldCode = RefusalCode<'request'>

/** Returns the codes of the errors by field name, with their numbers (`refusal-text.ts`). */
function errorsOf(form: RequestForm, typed: Typed): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const issue of newRequest.safeParse(bodyOf(form, typed, VALID_CONTEXT)).error?.issues ?? []) {
    const { path, message } = issue
    const field = String(path.at(-1))
    const isMissing = (typed[field] ?? '').trim() === '' && message !== 'phone-missing'
    errors[field] ??= isMissing ? missingCode(field) : withNumber(toFieldCode(message), lengthLimit(issue))
  }
  return errors
}

function missingCode(field: string): FieldCode {
  return field === 'email' ? 'email-missing' : 'required'
}

/** The maximum or minimum length of a text. */
function lengthLimit(issue: z.core.$ZodIssue): number | null {
  if (issue.message === 'too-long' && issue.code === 'too_big') return Number(issue.maximum)
  return issue.message === 'too-short' && issue.code === 'too_small' ? Number(issue.minimum) : null
}

/** Placeholder data, so that only the input can be refused. */
const VALID_CONTEXT: RequestContext = {
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

export function toFieldCode(code: string): FieldCode {
  return REQUEST_FIELD_CODES.find((known) => known === code) ?? 'request-malformed'
}
