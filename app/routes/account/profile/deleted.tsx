import { DeletedPage } from '#app/features/account/profile/deletion/deletion-page.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'

export const handle: PageHandle = { isUnlisted: true }

export default function Deleted() {
  return <DeletedPage />
}
