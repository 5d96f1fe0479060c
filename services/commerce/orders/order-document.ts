import type { DocumentRequest, MakeDocument } from '#contracts/document.ts'
import type { Order } from '#contracts/order/order.ts'
import type { CalendarDate } from '#domain/calendar/calendar-date.ts'
import type { Language } from '#domain/market/language.ts'
import { ok, type Result } from '#domain/result.ts'
import type { PdfFile } from '#services/kernel/pdf-response.ts'

type DocumentResult = Result<PdfFile, 'documents-busy'>

/** Creates the pro-forma invoice of an order, for its buyer or the team. `on` is its date, in the house's time zone. */
export function makeProForma(
  make: MakeDocument,
  order: Order,
  { language, on }: { language: Language; on: CalendarDate },
): Promise<DocumentResult> {
  return makeNamedDocument(make, `pro-forma-${order.number}`, { kind: 'pro-forma', order, language, on })
}

export async function makeNamedDocument(
  make: MakeDocument,
  name: string,
  request: DocumentRequest,
): Promise<DocumentResult> {
  const made = await make(request)
  return made.ok ? ok({ name, bytes: made.value }) : made
}
