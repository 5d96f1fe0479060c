-- The trade prices of all versions but the first are worked out. They are now rounded as the prices that the house has
-- set (domain/money/trade-price.ts).
with worked_out as (
  select p.variant_id, p.currency, p.price_minor::numeric as price, f.price_minor::numeric as first_price,
    f.trade_price_minor::numeric as first_trade, gcd(gcd(p.price_minor, f.price_minor), f.trade_price_minor) as common
  from commerce.variants v
  join commerce.variant_prices p on p.variant_id = v.id
  join lateral (select o.id from commerce.variants o where o.product_id = v.product_id order by o.position limit 1) first
    on first.id <> v.id
  join commerce.variant_prices f on f.variant_id = first.id and f.currency = p.currency
  where not p.is_converted and not f.is_converted and p.trade_price_minor > 0 and f.trade_price_minor > 0
    and p.price_minor > 0 and f.price_minor > 0
), stepped as (
  select *, (select max(one) from unnest(array[1, 5, 10, 50, 100]) as one where common % one = 0) as step from worked_out
)
update commerce.variant_prices p
set trade_price_minor =
  s.step * greatest(1, div(s.price * s.first_trade * 2 + s.first_price * s.step, s.first_price * s.step * 2))
from stepped s
where p.variant_id = s.variant_id and p.currency = s.currency;
