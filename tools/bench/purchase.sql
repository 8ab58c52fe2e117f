-- What one purchase asks of the database, statement by statement: both limits, the hold, the payment page.
\set n random(1, 2000000000)
insert into rate_limit values ('bench-client:' || :n, 1, 2000000000000)
  on conflict (key) do update set points = rate_limit.points + 1 returning points, expire;
insert into rate_limit values ('bench-email:' || :n, 1, 2000000000000)
  on conflict (key) do update set points = rate_limit.points + 1 returning points, expire;
select outcome, order_id from place_hold(
  gen_random_uuid(), sha256((:n || ' attempt')::bytea), sha256((:n || ' ' || random())::bytea), 'key',
  sha256((:n || ' return ' || random())::bytea), sha256((:n || ' back ' || random())::bytea), 'standard', :n || '@example.com', 'pl', sha256((:n || ' client')::bytea), 12345, 2839, 'PLN',
  now() + interval '31 minutes', now() + interval '35 minutes', 1000000, 1000000,
  null, null) \gset
update orders set checkout_session_id = 'cs_' || :n || random(), checkout_url = 'https://checkout.stripe.com/c/pay/1',
  state = 'awaiting_payment'
  where id = :order_id and state in ('pending', 'awaiting_payment');
