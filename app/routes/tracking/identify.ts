import type { Analytics } from '#app/features/tracking/client/analytics.ts'
import { withPrefix } from '#app/i18n/use-page-locale.ts'
import { mayIdentify, type TrackedPerson } from '#domain/tracking/identity.ts'
import { granted, type ShownPage, visitContext } from './visit-context.ts'

/** Where a page reads who is signed in. */
const IDENTITY_PATH = '/visitor/identity'

/** Sends who is signed in, once for a document, with consent to both kinds (Spec §7). */
export async function identify(shown: ShownPage, analytics: Analytics): Promise<void> {
  if (!mayIdentify(granted(shown.locale))) return
  const person = await analytics.readPerson(withPrefix(shown.locale.prefix, IDENTITY_PATH))
  if (person) await analytics.identify(person satisfies TrackedPerson, visitContext(shown))
}
