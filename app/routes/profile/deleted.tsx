import { DeletedPage } from '#app/features/account/profile/deletion-page.tsx'
import type { PageHandle } from '#app/request/page-handle.ts'

export const handle: PageHandle = { isUnlisted: true }

export default function Deleted() {
  return <DeletedPage />
}
