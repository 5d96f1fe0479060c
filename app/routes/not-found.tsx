import type { Route } from './+types/not-found.ts'
import { missingPage } from './missing-page.server.ts'

/** Any address that no page lives at. */
export function loader({ context }: Route.LoaderArgs) {
  return missingPage(context)
}

export default function NotFound() {
  return null
}
