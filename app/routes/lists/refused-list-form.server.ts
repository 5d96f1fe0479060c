import type { Submission } from '@conform-to/react'
import { data } from 'react-router'
import { PRIVATE } from '#app/features/account/profile/require-account.server.ts'
import { toListRefusal } from '#app/features/lists/list-refusal.ts'
import type { ListRefused } from '#clients/platform/lists-client.ts'

export function refusedListForm(submission: Submission<unknown>, { code, fields }: ListRefused) {
  const fieldErrors = Object.fromEntries(fields.map((field) => [field.path.split('.').at(-1), [field.code]]))
  const formErrors = fields.length > 0 ? [] : [toListRefusal(code)]
  const status = code === 'platform-unavailable' ? 503 : code === 'version-outdated' ? 409 : 422
  return data(submission.reply({ formErrors, fieldErrors }), { status, headers: PRIVATE })
}
