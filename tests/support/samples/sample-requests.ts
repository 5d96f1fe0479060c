import { UNLIMITED } from '#services/kernel/rate-limit.ts'
import { createIdTokens } from '#services/kernel/secrets/id-tokens.ts'
import type { RequestsOptions } from '#services/platform/requests/requests-options.ts'
import { SAMPLE_HOUSE } from './sample-house.ts'

/** Requests to a sample house, whose emails and files are refused, for tests of something else. */
export const SAMPLE_REQUESTS: RequestsOptions = {
  limiter: UNLIMITED,
  house: SAMPLE_HOUSE,
  shopUrl: 'https://shop.example',
  isClientCareMember: async () => false,
  memberNames: async () => new Map(),
  inbound: null,
  verifiedEmail: async () => null,
  threadTokens: createIdTokens(['a secret'], 'tests'),
  cancelTokens: createIdTokens(['a secret'], 'cancelling tests'),
  sendMail: () => Promise.reject(new Error('No email is expected here')),
  forgetMail: () => Promise.reject(new Error('No email is expected here')),
  files: {
    store: () => Promise.reject(new Error('No file is expected here')),
    read: () => Promise.reject(new Error('No file is expected here')),
    remove: () => Promise.reject(new Error('No file is expected here')),
  },
}
