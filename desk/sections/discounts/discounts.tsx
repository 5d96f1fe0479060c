import { Button, Link } from '@mui/material'
import { useEffect, useState } from 'react'
import { DataTable, Form, Loading, TextInput, useNotify, useRedirect, useTranslate } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { Link as RouterLink, useParams } from 'react-router-dom'
import { z } from 'zod'
import { type TeamDiscount, teamDiscount } from '#contracts/team/discount.ts'
import { teamItemResponse } from '#contracts/team/responses.ts'
import type { Action } from '#desk/actions/action.ts'
import { ActionBar } from '#desk/actions/action-bar.tsx'
import { FormDraft, itemOfDraft } from '#desk/actions/form-draft.tsx'
import { refusedForm } from '#desk/actions/refused-form.ts'
import { useRefusalText } from '#desk/actions/use-refusal-text.ts'
import { BackToList } from '#desk/application/back-to-list.tsx'
import { usePlace } from '#desk/application/frame/use-place.ts'
import { Page } from '#desk/application/page.tsx'
import { History } from '#desk/detail/history.tsx'
import { ItemFault } from '#desk/list/item-fault.tsx'
import { Rows } from '#desk/list/rows.tsx'
import { SectionList } from '#desk/list/section-list.tsx'
import { ValueFilter } from '#desk/list/value-filter.tsx'
import { callTeam } from '#desk/provider/call-team.ts'
import { newKey } from '#desk/provider/new-key.ts'
import { discountState } from '#domain/cart/discount-state.ts'
import type { Section } from '../section.ts'
import { DiscountForm } from './discount-form.tsx'
import { DiscountInputs } from './discount-inputs.tsx'
import { DiscountPreview } from './discount-preview.tsx'
import { type DiscountValues, newDiscount, toFields } from './discount-values.ts'
import { useDiscountErrors } from './use-discount-errors.ts'
import { useDiscountWords } from './use-discount-words.ts'

const FILTERS = [
  <TextInput key="text" source="text" label="resources.discounts.filters.text" alwaysOn resettable />,
  <ValueFilter key="state" source="state" values={['active', 'planned', 'over']} alwaysOn />,
  <ValueFilter key="kind" source="kind" values={['code', 'automatic']} />,
]

const response = z.object({ item: teamDiscount })

const END: Action<TeamDiscount> = { name: 'end', fields: () => [], toInput: () => ({}) }

export const discounts: Section = {
  resource: 'discounts',
  roles: ['catalogue'],
  hostable: 'commerce',
  group: 'house',
  list: DiscountList,
  edit: DiscountEdit,
  create: DiscountCreate,
}

function DiscountCreate() {
  const translate = useTranslate()
  const redirect = useRedirect()
  const notify = useNotify()
  const textOf = useRefusalText()
  const errorsOf = useDiscountErrors()
  const { timeZone } = usePlace()
  const [record] = useState(() => newDiscount(new Date(), timeZone))

  async function save(values: FieldValues) {
    try {
      const { item } = await callTeam(teamItemResponse, {
        method: 'POST',
        path: '/discounts',
        body: { input: toFields(values as DiscountValues, timeZone) },
        key: newKey(),
      })
      notify('desk.saved', { type: 'success' })
      redirect(`/discounts/${item.id}`)
      return undefined
    } catch (fault) {
      return refusedForm(textOf(fault), errorsOf(fault))
    }
  }
  return (
    <Page title={translate('resources.discounts.new')} above={<BackToList />}>
      <Form onSubmit={save} record={record} sanitizeEmptyValues={false} warnWhenUnsavedChanges>
        <FormDraft />
        <DiscountInputs />
        <DiscountPreview />
        <Button type="submit" variant="contained">
          {translate('resources.discounts.create')}
        </Button>
      </Form>
    </Page>
  )
}

function DiscountEdit() {
  const translate = useTranslate()
  const words = useDiscountWords()
  const { id = '' } = useParams()
  const [discount, setDiscount] = useState<TeamDiscount | null>(null)
  const [fault, setFault] = useState<unknown>(null)
  useEffect(() => {
    callTeam(response, { path: `/discounts/${encodeURIComponent(id)}` }).then(
      ({ item }) => setDiscount(itemOfDraft(item, teamDiscount)),
      setFault,
    )
  }, [id])
  if (fault) return <ItemFault fault={fault} />
  if (!discount) return <Loading />
  const isOver = discountState(discount, new Date()) === 'over'
  const uses = translate('resources.discounts.used-so-far', { count: discount.used })
  return (
    <Page
      title={discount.title}
      above={<BackToList />}
      below={[words.code(discount), words.effect(discount), words.state(discount), uses].join(' · ')}
    >
      {!isOver && (
        <ActionBar
          resource="discounts"
          item={discount}
          actions={[END]}
          onDone={(item) => setDiscount(teamDiscount.parse(item))}
        />
      )}
      <DiscountForm discount={discount} onSaved={setDiscount} />
      <History resource="discounts" item={discount} title={translate('resources.discounts.history')} />
    </Page>
  )
}

function DiscountList() {
  return (
    <SectionList
      sort={{ field: 'startsAt', order: 'DESC' }}
      filters={FILTERS}
      hasCreate
      table={<DiscountTable />}
      rows={<DiscountRows />}
    />
  )
}

function DiscountTable() {
  const words = useDiscountWords()
  return (
    <DataTable<TeamDiscount> bulkActionButtons={false} rowClick={false}>
      <DataTable.Col<TeamDiscount>
        source="title"
        render={({ id, title }) => (
          <Link component={RouterLink} to={`/discounts/${id}`}>
            {title}
          </Link>
        )}
      />
      <DataTable.Col<TeamDiscount> source="code" disableSort render={words.code} />
      <DataTable.Col<TeamDiscount> source="value" disableSort render={words.effect} />
      <DataTable.Col<TeamDiscount> source="state" disableSort render={words.state} />
      <DataTable.Col<TeamDiscount>
        source="startsAt"
        label={words.labelOf('startsAt')}
        render={({ startsAt }) => words.moment(startsAt)}
      />
      <DataTable.Col<TeamDiscount>
        source="endsAt"
        label={words.labelOf('endsAt')}
        disableSort
        render={({ endsAt }) => endsAt && words.moment(endsAt)}
      />
      <DataTable.Col<TeamDiscount> source="used" align="right" render={words.uses} />
    </DataTable>
  )
}

function DiscountRows() {
  const words = useDiscountWords()
  return (
    <Rows<TeamDiscount>
      row={(discount) => ({
        title: `${discount.title} · ${words.code(discount)}`,
        below: `${words.effect(discount)} · ${words.state(discount)}`,
        aside: words.uses(discount),
        to: `/discounts/${discount.id}`,
      })}
    />
  )
}
