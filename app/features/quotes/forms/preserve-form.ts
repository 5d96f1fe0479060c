import { isRouteErrorResponse } from 'react-router'
import { type QuoteRefusalCode, quoteForm, type RefusedQuoteForm } from './quote-form.ts'

/** Preserves a form of a quote when no response comes, or one of the server in front of the shop. Null for any other form. */
export function preserveForm(fields: FormData, fault: unknown): { refused: RefusedQuoteForm } | null {
  const read = quoteForm.safeParse(Object.fromEntries(fields))
  const code = codeOf(fault)
  return read.success && code !== null ? { refused: { form: read.data, code, fields: {} } } : null
}

function codeOf(fault: unknown): QuoteRefusalCode | null {
  if (fault instanceof TypeError) return 'connection-lost'
  if (!isRouteErrorResponse(fault)) return null
  if (fault.status === 429) return 'too-many-requests'
  return fault.status >= 500 ? 'platform-unavailable' : null
}
