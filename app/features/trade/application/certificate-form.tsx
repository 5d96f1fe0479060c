import { Form, useNavigation } from 'react-router'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { Button } from '#app/ui/button.tsx'
import type { RefusalCode } from '#contracts/errors.ts'
import { refusalMessageKey } from '#contracts/refusal-message-key.ts'
import { ATTACHMENT_BYTES_MAX, ATTACHMENT_ENDINGS, ATTACHMENT_TYPES } from '#domain/files/attachments.ts'
import { writtenSize } from '#domain/files/written-size.ts'
import { FILE_REFUSALS } from './shown-later.ts'

/** The field of the form. */
export const RECEIVED_CERTIFICATE = 'certificate'

const ID = 'received-certificate'

/** Sends the resale certificate that an application was sent without. */
export function CertificateForm({ refusal }: { refusal: RefusalCode<'request'> | null }) {
  const t = useTranslations('application')
  const all = useTranslations()
  for (const key of FILE_REFUSALS) all.has(key)
  const { tag } = usePageLocale()
  const isBusy = useNavigation().formData !== undefined
  return (
    <Form method="post" encType="multipart/form-data" className="grid gap-3">
      <h2 className="font-display text-title">{t('certificate.title')}</h2>
      <p id={`${ID}-help`} className="text-muted">
        {t('received.certificate')}{' '}
        {t('certificate.limits', { size: writtenSize(ATTACHMENT_BYTES_MAX, tag) })}
      </p>
      <input
        id={ID}
        type="file"
        name={RECEIVED_CERTIFICATE}
        required
        aria-label={t('fields.certificate')}
        accept={[...ATTACHMENT_TYPES, ...Object.values(ATTACHMENT_ENDINGS).flat()].join(',')}
        aria-describedby={refusal ? `${ID}-help ${ID}-error` : `${ID}-help`}
        aria-invalid={refusal ? true : undefined}
        className={FILE}
      />
      {refusal && (
        <p id={`${ID}-error`} role="alert" className="text-small text-alert">
          {all(refusalMessageKey('request', refusal))}
        </p>
      )}
      <Button type="submit" variant="outline" isBusy={isBusy} className="sm:justify-self-start">
        {t('received.send-certificate')}
      </Button>
    </Form>
  )
}

const FILE =
  'max-w-full text-small file:me-4 file:min-h-11 file:border file:border-solid file:border-ink file:bg-page file:px-5'
