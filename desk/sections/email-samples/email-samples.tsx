import { Link } from '@mui/material'
import { DataTable, Loading, ShowBase, useLocale, useShowContext, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { type EmailSample, emailSample, SAMPLE_GROUPS } from '#contracts/team/email-sample.ts'
import { BackToList } from '#desk/application/back-to-list.tsx'
import { Page } from '#desk/application/page.tsx'
import { EmailFrame } from '#desk/detail/email-frame.tsx'
import { Facts } from '#desk/detail/facts.tsx'
import { useEmailLanguage } from '#desk/detail/use-email-language.tsx'
import { ItemFault } from '#desk/list/item-fault.tsx'
import { Rows } from '#desk/list/rows.tsx'
import { SectionList } from '#desk/list/section-list.tsx'
import { ValueFilter } from '#desk/list/value-filter.tsx'
import type { Section } from '../section.ts'

const FILTERS = [<ValueFilter key="group" source="group" values={SAMPLE_GROUPS} alwaysOn />]

export const emailSamples: Section = {
  resource: 'email-samples',
  roles: ['orders', 'care', 'content'],
  group: 'record',
  list: SampleList,
  show: SamplePage,
}

function SamplePage() {
  return (
    <ShowBase>
      <LoadedSample />
    </ShowBase>
  )
}

function LoadedSample() {
  const translate = useTranslate()
  const { language, field } = useEmailLanguage()
  const { record, error } = useShowContext()
  if (error) return <ItemFault fault={error} />
  if (!record) return <Loading />
  const { id, recipient, contents } = emailSample.parse(record)
  const { subject = '', text = '' } = contents?.[language] ?? {}
  const word = (key: string) => translate(`resources.email-samples.${key}`)
  return (
    <Page title={subject} above={<BackToList />} below={word('explain')}>
      <Facts
        facts={[
          [word('fields.recipient'), word(`values.recipient.${recipient}`)],
          [word('fields.id'), id],
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
  return (
    <SectionList
      sort={{ field: 'group', order: 'ASC' }}
      filters={FILTERS}
      always={{ language }}
      table={<SampleTable />}
      rows={<SampleRows />}
    />
  )
}

function SampleTable() {
  const translate = useTranslate()
  const value = (key: string) => translate(`resources.email-samples.values.${key}`)
  return (
    <DataTable<EmailSample> bulkActionButtons={false} rowClick={false}>
      <DataTable.Col<EmailSample>
        source="subject"
        disableSort
        render={({ id, subject }) => (
          <Link component={RouterLink} to={`/email-samples/${id}/show`}>
            {subject}
          </Link>
        )}
      />
      <DataTable.Col<EmailSample> source="group" render={({ group }) => value(`group.${group}`)} />
      <DataTable.Col<EmailSample>
        source="recipient"
        disableSort
        render={({ recipient }) => value(`recipient.${recipient}`)}
      />
      <DataTable.Col<EmailSample> source="id" disableSort />
    </DataTable>
  )
}

function SampleRows() {
  const translate = useTranslate()
  return (
    <Rows<EmailSample>
      row={({ id, subject, recipient }) => ({
        title: subject,
        below: `${translate(`resources.email-samples.values.recipient.${recipient}`)} · ${id}`,
        to: `/email-samples/${id}/show`,
      })}
    />
  )
}
