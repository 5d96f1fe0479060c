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
import { useDiscountWords } from './use-discount-words.ts'

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
        fieldOf={(path) => toFieldName(path).split('.')}
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
  const words = useDiscountWords()
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
          onDone={(item) => onChanged(teamDiscount.parse(item))}
        />
      )}
      <DiscountForm discount={discount} onSaved={onChanged} />
      <History resource="discounts" item={discount} title={translate('resources.discounts.history')} />
    </Page>
  )
}

function DiscountList() {
  const words = useDiscountWords()
  return (
    <SectionList<TeamDiscount>
      sort={{ field: 'startsAt', order: 'DESC' }}
      filters={FILTERS}
      hasCreate
      columns={[
        { source: 'title', isSortable: true, isLink: true },
        { source: 'code', render: words.code },
        { source: 'value', render: words.effect },
        { source: 'state', render: words.state },
        {
          source: 'startsAt',
          label: words.labelOf('startsAt'),
          isSortable: true,
          render: ({ startsAt }) => words.moment(startsAt),
        },
        {
          source: 'endsAt',
          label: words.labelOf('endsAt'),
          render: ({ endsAt }) => endsAt && words.moment(endsAt),
        },
        { source: 'used', align: 'right', isSortable: true, render: words.uses },
      ]}
      row={(discount) => ({
        title: `${discount.title} · ${words.code(discount)}`,
        below: `${words.effect(discount)} · ${words.state(discount)}`,
        aside: words.uses(discount),
      })}
    />
  )
}
