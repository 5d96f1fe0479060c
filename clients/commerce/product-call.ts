import { z } from 'zod'
import { PREVIEW_DRAFTS, PREVIEW_HEADER } from '#contracts/preview.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import {
  type CommerceClientOptions,
  type CommerceContext,
  type CommerceRequest,
  contextVariables,
  operationName,
} from './request.ts'

/** Sends a product operation in a context and parses its data. */
export type ProductCall = <Data>(
  operation: string,
  data: z.ZodType<Data>,
  variables: Record<string, unknown>,
  context: CommerceContext,
) => Promise<Result<Data, 'product-fetch-failed'>>

export function createProductCall(
  request: CommerceRequest,
  report: CommerceClientOptions['report'],
): ProductCall {
  return async (operation, data, variables, context) => {
    const headers = context.showsDrafts ? { [PREVIEW_HEADER]: PREVIEW_DRAFTS } : {}
    const result = await request(operation, { ...variables, ...contextVariables(context) }, headers)
    if (!result.ok) return refuse('product-fetch-failed')
    const parsed = data.safeParse(result.value)
    if (parsed.success) return ok(parsed.data)
    const details = z.prettifyError(parsed.error)
    report({ operation: operationName(operation), code: 'answer-malformed', status: 200, details })
    return refuse('product-fetch-failed')
  }
}

/** The declarations of the context's variables in the text of an operation. */
export const CONTEXT_VARIABLES = '$language: LanguageCode, $country: CountryCode, $buyer: BuyerInput'
export const IN_CONTEXT = '@inContext(country: $country, language: $language, buyer: $buyer)'
