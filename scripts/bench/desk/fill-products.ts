import { sql } from 'drizzle-orm'
import { COMPLETENESS } from '#services/commerce/import/writing/write-completeness.ts'
import type { Queryable } from '#services/kernel/database/database.ts'

/**
 * Writes `count` products of 120 workshops in 24 categories, with one to four variants each. Some are drafts, sold
 * out, without a picture or a translation, or only for trade clients.
 */
export async function fillProducts(db: Queryable, count: number): Promise<void> {
  await db.execute(sql`
    insert into commerce.products (handle, title, description_html, vendor, product_type, tags, status, published_at,
      options, created_at, updated_at)
    select 'desk-bench-' || i,
      (array['Oak','Walnut','Marble','Brass','Glass','Linen','Leather','Steel','Ash','Travertine'])[1 + i % 10] || ' ' ||
        (array['table','lamp','chair','sofa','mirror','vase','shelf','stool','carpet','bench','bowl','desk'])[1 + (i / 10) % 12]
        || ' ' || (array['Laguna','Nuvola','Aurora','Brenta','Dolomia','Etna','Garda'])[1 + (i / 120) % 7] || ' ' || i,
      '<p>' || repeat('Made by hand in a small workshop. ', 20) || '</p>', 'Workshop ' || (i % 120),
      'Furniture', array['wood', 'tag-' || (i % 40)],
      (array['active','active','active','active','active','active','active','active','draft','archived'])[1 + i % 10],
      case when i % 10 < 8 then timestamptz '2026-01-01Z' end, '[{"name":"Finish","values":[]}]',
      timestamptz '2026-11-20Z' - make_interval(mins => (i::bigint * 7919 % 1000000)::int),
      timestamptz '2026-11-20Z' - make_interval(mins => (i::bigint * 104729 % 500000)::int)
    from generate_series(1, ${count}) i`)
  await db.execute(sql`
    insert into commerce.variants (product_id, position, title, sku, option1)
    select p.id, v, 'Finish ' || v, 'SKU-' || lpad(i::text, 5, '0') || '-' || chr(64 + v), 'Finish ' || v
    from commerce.products p cross join lateral (select split_part(p.handle, '-', 3)::int as i) numbered
    cross join lateral generate_series(1, 1 + i % 4) v where p.handle like 'desk-bench-%'`)
  await db.execute(sql`
    insert into commerce.variant_prices (variant_id, currency, price_minor)
    select v.id, currency, 10000 + v.id % 90000 * 10 from commerce.variants v
    cross join unnest(array['EUR','USD','GBP']) currency where v.sku like 'SKU-%'`)
  await db.execute(sql`
    insert into commerce.inventory (variant_id, product_id, on_hand, reserved, continue_selling, is_tracked)
    select id, product_id, case when id % 11 = 0 then 0 else id % 13 end, 0, id % 5 = 0, id % 6 <> 0
    from commerce.variants where sku like 'SKU-%'`)
  await db.execute(sql`
    insert into commerce.media (product_id, position, kind, url)
    select p.id, m, 'image', '/pictures/desk-bench-' || p.id || '-' || m || '.webp' from commerce.products p
    cross join generate_series(1, 3) m where p.handle like 'desk-bench-%' and p.id % 33 <> 0`)
  await db.execute(sql`
    insert into commerce.product_metafields (product_id, namespace, key, type, value)
    select p.id, 'custom', f.key, 'single_line_text_field', f.value from commerce.products p
    cross join lateral (values ('category', (array['furniture','lighting','decor','tableware'])[1 + p.id::int % 4] || '/shelf-'
      || (p.id / 4 % 6)), ('leadTime', '56'), ('material', '["Oak"]'), ('customerRestrictions', case when p.id % 40 = 0 then
      'b2b_only' end)) f (key, value) where f.value is not null and p.handle like 'desk-bench-%'`)
  await db.execute(sql`
    insert into commerce.product_translations (product_id, language, title, description_html)
    select p.id, t.language, p.title || ' ' || t.language, '<p>…</p>' from commerce.products p
    cross join (values ('it', 10), ('de', 7), ('fr', 6), ('es', 5)) t (language, share)
    where p.handle like 'desk-bench-%' and p.id % 10 < t.share`)
  await db.execute(sql.raw(COMPLETENESS))
}
