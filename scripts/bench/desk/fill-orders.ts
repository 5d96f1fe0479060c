import { sql } from 'drizzle-orm'
import type { Queryable } from '#services/kernel/database/database.ts'

export const FIRST_ORDER = '00000000-0000-4000-8000-000000000b01'

/**
 * Writes `count` orders by accounts and guests from twenty countries over three years, with one to four lines, in
 * every state, with their payments, shipments and emails. Their buyers have ordered one and a half times on average.
 * One in a hundred paid orders is late to ship.
 */
export async function fillOrders(db: Queryable, count: number): Promise<void> {
  await db.execute(sql`
    with numbered as (
      select i, (i::bigint * 7919 % ${Math.ceil((count * 2) / 3)})::int as buyer,
        timestamptz '2026-11-20 09:00Z' - make_interval(mins => ((i::bigint * 104729) % 1576800)::int) as placed_at
      from generate_series(1, ${count}) i
    ), drawn as (
      select i, buyer, placed_at,
        (array['IT','DE','FR','US','GB','ES','AT','CH','NL','BE','JP','AU','CA','SE','DK','PT','IE','PL','AE','SG'])
          [1 + buyer % 20] as country,
        (array['Anna','Luca','Giulia','Marco','Sofia','Paul','Emma','Lukas','Chloé','Hugo','Mary','John','Carmen','Pablo',
          'Ingrid','Søren','Aoife','Kenji','Olivia','Noah','Elena','Matteo','Clara','Felix','Inès','Louis'])
          [1 + buyer % 26] as first_name,
        (array['Rossi','Bianchi','Ferrari','Müller','Schmidt','Weber','Dubois','Moreau','Laurent','Smith','Jones','Taylor',
          'García','Fernández','Jensen','Lindqvist','O''Brien','Tanaka','Novak','Kowalski','Esposito','Colombo','Ricci',
          'Wagner','Fischer','Petit','Brown','Wilson','Evans'])[1 + (buyer / 26) % 29] as last_name,
        case when buyer % 9 = 0 then 'Studio ' || buyer || ' Architects' else '' end as company,
        (array['paid','paid','paid','paid','paid','paid','paid','awaiting-payment','cancelled','expired'])[1 + i % 10] as status
      from numbered
    )
    insert into commerce.orders (id, number, cart_token, status, currency, country_code, language, customer_id, email,
      address, note, shipments, promotions, goods_minor, shipping_minor, taxes, total_minor, gift_cards_minor, due_minor,
      placed_at, paid_at, payment_due_at, cancelled_at, shipments_left, ship_by)
    select case when i = 1 then ${FIRST_ORDER}::uuid else gen_random_uuid() end, 'BT-' || to_char(placed_at, 'YYMM') || '-' || lpad(i::text, 6, '0'), 'desk-bench-' || i, status,
      case when country = 'GB' then 'GBP' when country in ('US','CA','JP','AU','AE','SG') then 'USD' else 'EUR' end, country,
      case when country in ('DE','AT','CH') then 'de' when country in ('FR','BE') then 'fr' when country = 'ES' then 'es'
        when country = 'IT' then 'it' else 'en' end,
      (select id::text from identity.accounts where email = 'buyer' || buyer || '@customers.example'),
      'buyer' || buyer || '@customers.example',
      jsonb_build_object('country', country, 'firstName', first_name, 'lastName', last_name, 'company', company,
        'line1', 'Street ' || (i % 300), 'line2', '', 'city', 'City ' || (i % 500), 'postalCode',
        lpad((i % 99999)::text, 5, '0'), 'zone', '', 'phone', '+39 02 ' || (1000000 + i)),
      case when i % 12 = 0 then 'Please ring twice' else '' end,
      jsonb_build_array(jsonb_build_object('warehouse', case when i % 3 = 0 then 'in-house' else 'other' end,
        'artisanSlug', 'workshop-' || (i % 120), 'lineItems', '[]'::jsonb, 'costMinor', 9000)),
      '[]', 100000, 9000, '{"kind":"collected-later"}', 109000, 0, 109000, placed_at,
      case when status = 'paid' then placed_at + interval '1 day' end,
      case when status = 'awaiting-payment' then placed_at + interval '10 days' end,
      case when status in ('cancelled', 'expired') then placed_at + interval '11 days' end, 1,
      case when i % 50 > 0 then placed_at::date + 5 + i % 12 * 5 end
    from drawn`)
  await db.execute(sql`
    insert into commerce.order_lines (order_id, line_id, position, variant_id, sku, title, variant_title, handle,
      artisan_name, quantity, unit_price_minor, subtotal_minor, paid_minor, reserved)
    select o.id, gen_random_uuid(), line, n, 'SKU-' || lpad((n % 60000)::text, 5, '0') || '-' || chr(65 + n % 4),
      'Piece number ' || n, 'Walnut', 'piece-' || n, 'Workshop ' || (n % 120), 1 + line % 3, 100000, 100000, 100000, 0
    from commerce.orders o
    cross join lateral (select right(o.number, 6)::int as i) numbered
    cross join lateral generate_series(1, 1 + i % 4) line
    cross join lateral (select ((i::bigint * 31 + line * 7) % 90000)::int as n) drawn
    where o.cart_token like 'desk-bench-%'`)
  await db.execute(sql`
    insert into commerce.payments (order_id, method, status, amount_minor, reference, is_test, updated_at)
    select id, case when right(number, 1) in ('1','2','3') then 'bank-transfer' else 'test-card' end,
      case status when 'paid' then 'captured' when 'awaiting-payment' then 'awaited' else 'released' end,
      due_minor, number, true, placed_at
    from commerce.orders where cart_token like 'desk-bench-%'`)
  await db.execute(sql`
    insert into commerce.fulfilments (order_id, shipment, company, number, sent_at, delivered_at)
    select id, 0, 'DHL', 'JD' || right(number, 6), left_at - interval '1 day',
      case when left_at < timestamptz '2026-11-12Z' then left_at + interval '5 days' end
    from commerce.orders
    cross join lateral (select coalesce(ship_by::timestamptz, placed_at + interval '30 days') as left_at) planned
    where cart_token like 'desk-bench-%' and status = 'paid' and left_at < timestamptz '2026-11-20Z'
      and right(number, 2) <> '07'`)
  await db.execute(sql`
    update commerce.orders o set shipments_left = 0, ship_by = null
    where cart_token like 'desk-bench-%' and exists (select from commerce.fulfilments f where f.order_id = o.id)`)
  await db.execute(sql`
    insert into mail.outbox (kind, letter, to_address, subject, html, text, status, attempts, created_at, next_attempt_at,
      sent_at)
    select kind, kind || ' ' || o.id, o.email, 'Your order ' || o.number, repeat('<p>Thank you.</p>', 100), 'Thank you.',
      case when failed then 'failed' else 'sent' end, 1, o.placed_at, o.placed_at,
      case when not failed then o.placed_at end
    from commerce.orders o cross join unnest(array['order-placed','order-paid','order-shipped']) kind
    cross join lateral (select right(o.number, 2) = '17' as failed) drawn
    where o.cart_token like 'desk-bench-%'`)
}
