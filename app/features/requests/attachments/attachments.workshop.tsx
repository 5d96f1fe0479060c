import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { AttachmentsField, useCheckedAttachments } from './attachments-field.tsx'

export const title = 'Attachments'

const REFUSED = {
  stored: [
    { sealed: 'elevation', name: 'living-room-elevation.pdf', sizeBytes: 1_258_291 },
    {
      sealed: 'staircase',
      name: 'IMG_20261124_staircase-between-the-second-and-the-third-floor-with-the-landing.jpeg',
      sizeBytes: 4_300_000,
    },
  ],
  refused: [
    { name: 'plan.dwg', sizeBytes: 90_000, code: 'attachment-type' },
    { name: 'scan.pdf', sizeBytes: 80_000_000, code: 'attachment-too-large' },
  ],
} as const

export default function Attachments() {
  const refused = { id: 'refused', subject: 'drawings', sent: REFUSED } as const
  return (
    <form method="post" encType="multipart/form-data" className="grid max-w-form gap-10">
      <AttachmentsField id="empty" subject="files" sent={null} />
      <ErrorSummary fields={[useCheckedAttachments(refused)]} />
      <AttachmentsField {...refused} />
    </form>
  )
}
