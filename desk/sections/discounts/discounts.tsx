import { Button } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { type TeamDiscount, teamDiscount } from '#contracts/team/discount.ts'
import type { Action } from '#desk/actions/action.ts'
import { ActionBar } from '#desk/actions/action-bar.tsx'
import { CreateForm } from '#desk/actions/create-form.tsx'
import { History } from '#desk/detail/history.tsx'
import { textFilter, ValueFilter } from '#desk/list/filters.tsx'
import { SectionList } from '#desk/list/section-list.tsx'
import { BackToList, Page } from '#desk/page/page.tsx'
import { usePlace } from '#desk/provider/desk-context.ts'
import { discountState } from '#domain/cart/discount-state.ts'
import { section } from '../section.tsx'
import { DiscountForm, DiscountInputs, DiscountPreview } from './discount-form.tsx'
import { type DiscountValues, newDiscount, toFieldName, toFields } from './discount-values.ts'
import { useDiscountLabels } from './use-discount-labels.ts'

const FILTERS = [
  textFilter('discounts'),
  <ValueFilter key="state" source="state" values={['active', 'planned', 'over']} alwaysOn />,
  <ValueFilter key="kind" source="kind" values={['code', 'automatic']} />,
]

const END: Action<TeamDiscount> = { name: 'end' }

export const discounts = section({
  resource: 'discounts',
  item: teamDiscount,
  roles: ['catalogue'],
  hostable: 'commerce',
  group: 'house',
  list: DiscountList,
  edit: DiscountEdit,
  create: DiscountCreate,
})

function DiscountCreate() {
  const translate = useTranslate()
  const { timeZone } = usePlace()
  const [initial] = useState(() => newDiscount(new Date(), timeZone))
  return (
    <Page title={translate('resources.discounts.new')} above={<BackToList />}>
      <CreateForm
        resource="discounts"
        initial={initial}
        toInput={(values) => toFields(values as DiscountValues, timeZone)}
        getFieldPath={(path) => toFieldName(path).split('.')}
        opens="edit"
        done="desk.saved"
      >
        <DiscountInputs />
        <DiscountPreview />
        <Button type="submit" variant="contained">
          {translate('resources.discounts.create')}
        </Button>
      </CreateForm>
    </Page>
  )
}

function DiscountEdit({
  item: discount,
  onChanged,
}: {
  item: TeamDiscount
  onChanged: (discount: TeamDiscount) => void
}) {
  const translate = useTranslate()
  const labels = useDiscountLabels()
  const isOver = discountState(discount, new Date()) === 'over'
  const uses = translate('resources.discounts.used-so-far', { count: discount.used })
  return (
    <Page
      title={discount.title}
      above={<BackToList />}
      below={[labels.code(discount), labels.effect(discount), labels.state(discount), uses].join(' · ')}
    >
      {!isOver && (
        <ActionBar
          resource="discounts"
          item={discount}
          actions={[END]}
          onDone={(item) => onChanged(teamDiscount.parse(item))}
        />
      )}
      <DiscountForm discount={discount} onSaved={onChanged} />
      <History resource="discounts" item={discount} title={translate('resources.discounts.history')} />
    </Page>
  )
}

function DiscountList() {
  const labels = useDiscountLabels()
  return (
    <SectionList<TeamDiscount>
      sort={{ field: 'startsAt', order: 'DESC' }}
      filters={FILTERS}
      hasCreate
      columns={[
        { source: 'title', isSortable: true, isLink: true },
        { source: 'code', render: labels.code },
        { source: 'value', render: labels.effect },
        { source: 'state', render: labels.state },
        {
          source: 'startsAt',
          label: labels.getLabel('startsAt'),
          isSortable: true,
          render: ({ startsAt }) => labels.dateAndTime(startsAt),
        },
        {
          source: 'endsAt',
          label: labels.getLabel('endsAt'),
          render: ({ endsAt }) => endsAt && labels.dateAndTime(endsAt),
        },
        { source: 'used', align: 'right', isSortable: true, render: labels.uses },
      ]}
      row={(discount) => ({
        title: `${discount.title} · ${labels.code(discount)}`,
        below: `${labels.effect(discount)} · ${labels.state(discount)}`,
        aside: labels.uses(discount),
      })}
    />
  )
}
