import type { MailRequest } from '#contracts/mail.ts'
import { ACCOUNT_SAMPLES, NEWSLETTER_SAMPLES } from './account-samples.ts'
import { ORDER_SAMPLES, ORDER_VARIANTS } from './order-samples.ts'
import { CHAT_SAMPLES, QUOTE_SAMPLES, REQUEST_SAMPLES } from './request-samples.ts'
import type { SampleContext } from './sample-context.ts'

type MakeSample = (context: SampleContext) => MailRequest

/** An email of each kind that the shop sends: one that is missing fails the types. */
const OF_EACH_KIND = {
  ...ORDER_SAMPLES,
  ...REQUEST_SAMPLES,
  ...QUOTE_SAMPLES,
  ...CHAT_SAMPLES,
  ...ACCOUNT_SAMPLES,
  ...NEWSLETTER_SAMPLES,
} satisfies Record<MailRequest['kind'], MakeSample>

/** All of them by their ids, which are their kinds or variants of a kind. */
export const EMAIL_SAMPLES: ReadonlyMap<string, MakeSample> = new Map<string, MakeSample>(
  Object.entries({ ...OF_EACH_KIND, ...ORDER_VARIANTS }),
)
