import type { DocumentRequest, MakeDocument } from '#contracts/document.ts'
import type { Order } from '#contracts/order/order.ts'
import type { CalendarDate } from '#domain/calendar/calendar-date.ts'
import type { Language } from '#domain/market/language.ts'
import { ok, type Result } from '#domain/result.ts'
import type { PdfFile } from '#services/kernel/pdf-response.ts'

type Made = Result<PdfFile, 'documents-busy'>

/** The pro-forma invoice of an order, as its buyer and the team get it. `on`: the day that it states, at the house. */
export function makeProForma(
  make: MakeDocument,
  order: Order,
  { language, on }: { language: Language; on: CalendarDate },
): Promise<Made> {
  return makeNamed(make, `pro-forma-${order.number}`, { kind: 'pro-forma', order, language, on })
}

export async function makeNamed(make: MakeDocument, name: string, request: DocumentRequest): Promise<Made> {
  const made = await make(request)
  return made.ok ? ok({ name, bytes: made.value }) : made
}
