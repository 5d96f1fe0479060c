import { data } from 'react-router'
import { exportAccount } from '#app/features/account/profile/account-export.server.ts'
import { PRIVATE, requireAccount } from '#app/features/account/profile/require-account.server.ts'
import type { Route } from './+types/export.ts'

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const copy = await exportAccount(requireAccount({ request, context, url }))
  if (copy === null) throw data(null, { status: 503 })
  return new Response(JSON.stringify(copy, null, 2), {
    headers: {
      ...PRIVATE,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="account.json"',
    },
  })
}
