import type { Context } from 'hono'
import type { z } from 'zod'
import type { CheckoutRefusal, CheckoutRefusalCode } from '#contracts/order/checkout.ts'

/** The response to a refused request: its code and, for `fields-refused`, the fields with their errors. */
export function refusedResponse(code: CheckoutRefusalCode, fields?: CheckoutRefusal['fields']): Response {
  const body: CheckoutRefusal = { code, ...(fields && { fields }) }
  return Response.json(body, { status: STATUSES[code] ?? CONFLICT })
}

/** Parses the body; null if it is not JSON of that shape. */
export async function readBody<Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
): Promise<z.infer<Schema> | null> {
  const body: unknown = await context.req.json().catch(() => null)
  const parsed = schema.safeParse(body)
  return parsed.success ? parsed.data : null
}

/** The response to a valid request that the current state does not allow. */
const CONFLICT = 409

const STATUSES: Partial<Record<CheckoutRefusalCode, number>> = {
  'request-malformed': 400,
  'team-only': 401,
  'card-invalid': 402,
  'card-number-invalid': 402,
  'card-date-invalid': 402,
  'card-expired': 402,
  'security-code-wrong': 402,
  'card-declined': 402,
  'insufficient-funds': 402,
  'opened-elsewhere': 403,
  'sign-in-required': 401,
  'checkout-not-found': 404,
  'order-not-found': 404,
  'agreed-order-expired': 410,
  'agreed-order-cancelled': 410,
  'fields-refused': 422,
  'documents-busy': 503,
  'payment-method-unknown': 422,
  'terms-not-accepted': 422,
}
