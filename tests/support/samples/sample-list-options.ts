import { createSeal } from '#services/kernel/secrets/seal.ts'
import type { PlatformOptions } from '#services/platform/service.ts'

/** Lists whose invitations are refused, for tests of something else. */
export const SAMPLE_LISTS: PlatformOptions['lists'] = {
  seal: createSeal(['a secret'], 'links of lists'),
  sendInvitation: () => Promise.reject(new Error('No invitation is expected here')),
}
