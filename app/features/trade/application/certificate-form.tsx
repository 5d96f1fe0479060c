import { Form, useNavigation } from 'react-router'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { Button } from '#app/ui/button.tsx'
import { FileField } from '#app/ui/form/file-field.tsx'
import type { RefusalCode } from '#contracts/errors.ts'
import { refusalMessageKey } from '#contracts/refusal-message-key.ts'
import { ATTACHMENT_BYTES_MAX, ATTACHMENT_ENDINGS, ATTACHMENT_TYPES } from '#domain/files/attachments.ts'
import { formatFileSize } from '#domain/files/written-size.ts'
import { FILE_REFUSALS } from './shown-later.ts'

export const CERTIFICATE_FIELD = 'certificate'

const FIELD_ID = 'received-certificate'

/** Shown for an application that was sent without the resale certificate. */
export function CertificateForm({ refusal }: { refusal: RefusalCode<'request'> | null }) {
  const t = useTranslations('application')
  const tAll = useTranslations()
  for (const key of FILE_REFUSALS) tAll.has(key)
  const { tag } = usePageLocale()
  const isBusy = useNavigation().formData !== undefined
  return (
    <Form method="post" encType="multipart/form-data" className="grid gap-3">
      <h2 className="font-display text-title">{t('certificate.title')}</h2>
      <p className="text-muted">{t('received.certificate')}</p>
      <FileField
        id={FIELD_ID}
        label={t('fields.certificate')}
        help={t('certificate.limits', { size: formatFileSize(ATTACHMENT_BYTES_MAX, tag) })}
        errors={refusal ? [tAll(refusalMessageKey('request', refusal))] : []}
        name={CERTIFICATE_FIELD}
        required
        accept={[...ATTACHMENT_TYPES, ...Object.values(ATTACHMENT_ENDINGS).flat()].join(',')}
      />
      <Button type="submit" variant="outline" isBusy={isBusy} className="sm:justify-self-start">
        {t('received.send-certificate')}
      </Button>
    </Form>
  )
}
