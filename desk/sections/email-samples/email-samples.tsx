import { useLocale, useTranslate } from 'react-admin'
import { type EmailSample, emailSample, SAMPLE_GROUPS } from '#contracts/team/email-sample.ts'
import { EmailFrame, useEmailLanguage } from '#desk/detail/email-frame.tsx'
import { Facts } from '#desk/detail/facts.tsx'
import { ValueFilter } from '#desk/list/filters.tsx'
import { SectionList } from '#desk/list/section-list.tsx'
import { BackToList, Page } from '#desk/page/page.tsx'
import { section } from '../section.tsx'

const FILTERS = [<ValueFilter key="group" source="group" values={SAMPLE_GROUPS} alwaysOn />]

export const emailSamples = section({
  resource: 'email-samples',
  item: emailSample,
  roles: ['orders', 'care', 'content'],
  group: 'record',
  list: SampleList,
  show: SamplePage,
})

function SamplePage({ item }: { item: EmailSample }) {
  const translate = useTranslate()
  const { language, field } = useEmailLanguage()
  const { id, recipient, contents } = item
  const { subject = '', text = '' } = contents?.[language] ?? {}
  const t = (key: string) => translate(`resources.email-samples.${key}`)
  return (
    <Page title={subject} above={<BackToList />} below={t('explain')}>
      <Facts
        facts={[
          [t('fields.recipient'), t(`values.recipient.${recipient}`)],
          [t('fields.id'), id],
        ]}
      />
      <EmailFrame path={`/email-samples/${encodeURIComponent(id)}/html?language=${language}`} text={text}>
        {field}
      </EmailFrame>
    </Page>
  )
}

function SampleList() {
  const language = useLocale()
  const translate = useTranslate()
  const value = (key: string) => translate(`resources.email-samples.values.${key}`)
  return (
    <SectionList<EmailSample>
      sort={{ field: 'group', order: 'ASC' }}
      filters={FILTERS}
      permanentFilter={{ language }}
      columns={[
        { source: 'subject', isLink: true },
        { source: 'group', isSortable: true, render: ({ group }) => value(`group.${group}`) },
        { source: 'recipient', render: ({ recipient }) => value(`recipient.${recipient}`) },
        { source: 'id' },
      ]}
      row={({ id, subject, recipient }) => ({
        title: subject,
        below: `${translate(`resources.email-samples.values.recipient.${recipient}`)} · ${id}`,
      })}
    />
  )
}
