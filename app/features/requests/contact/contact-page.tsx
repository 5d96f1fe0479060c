import type { SubmissionResult } from '@conform-to/react'
import type { ReactNode } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Breadcrumbs } from '#app/ui/page/breadcrumbs.tsx'
import { PageMeta } from '#app/ui/page/page-meta.tsx'
import type { TypedContact } from './contact-form.ts'
import { ContactForm } from './contact-form-view.tsx'
import type { OrderChoice } from './load-sender.server.ts'

export type ContactPageProps = {
  /** The sealed ticket of the form. */
  ticket: string
  /** What is known before anything is typed. */
  known: TypedContact
  orders: readonly OrderChoice[] | null
  /** The refusal, with the input. */
  lastResult: SubmissionResult | undefined
  /** 'https://shop.example' */
  origin: string
  /** How else the house can be reached. */
  ways: ReactNode
}

/** Spec §1, §3: a message to the house. */
export function ContactPage({ origin, ways, ...form }: ContactPageProps) {
  const t = useTranslations('contact')
  return (
    <div className="mx-auto w-full max-w-page px-gutter">
      <PageMeta title={t('title')} description={t('description')} origin={origin} />
      <div className="pt-6 md:pt-10">
        <Breadcrumbs crumbs={[]} current={t('title')} />
      </div>
      <div className="grid items-start gap-x-20 gap-y-14 pt-3 lg:grid-cols-[minmax(0,46rem)_minmax(16rem,1fr)]">
        <div className="grid gap-8">
          <header className="grid gap-4">
            <h1 className="font-display text-display">{t('title')}</h1>
            <p className="max-w-measure text-lead">{t('intro')}</p>
          </header>
          <ContactForm {...form} />
        </div>
        <aside aria-labelledby={WAYS_ID} className="grid gap-6 lg:pt-4">
          <h2 id={WAYS_ID} className="font-display text-title">
            {t('other-ways')}
          </h2>
          {ways}
        </aside>
      </div>
    </div>
  )
}

const WAYS_ID = 'other-ways'
