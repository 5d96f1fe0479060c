import { createContext, use } from 'react'
import type { RefusedQuoteForm } from './quote-form.ts'

type QuoteForms = {
  readonly version: number
  readonly formKey: string
  readonly refused: RefusedQuoteForm | null
}

export const QuoteContext = createContext<QuoteForms>({ version: 0, formKey: '', refused: null })

export function useQuoteForms(): QuoteForms {
  return use(QuoteContext)
}
