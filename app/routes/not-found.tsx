import type { Route } from './+types/not-found.ts'
import { missingPage } from './missing-page.server.ts'

/** Matches any path without a page. */
export function loader({ context }: Route.LoaderArgs) {
  return missingPage(context)
}

export default function NotFound() {
  return null
}
