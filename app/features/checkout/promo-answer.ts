import { z } from 'zod'
import { CHECKOUT_STEPS } from './checkout-paths.ts'

/** Why a code is not applied: it does not apply, or too many were tried. */
export type PromoRefusal = 'refused' | 'throttled'

/** What a script learns of a code it sent. */
export type PromoAnswer = { readonly ok: true } | { readonly ok: false; readonly why: PromoRefusal }

const promoForm = z.object({ code: z.string().trim().min(1).max(60), step: z.enum(CHECKOUT_STEPS) })

/** The code that a form sends and the step to come back to; null when it is not one of ours. */
export function parsePromoForm(form: FormData): z.infer<typeof promoForm> | null {
  return promoForm.safeParse(Object.fromEntries(form)).data ?? null
}
