/** First words of function names. A verb of the retired dialect (`hear`, `tell`, `owe`, `say`) does not belong here. */
export const verbs = new Set(
  `
  abort accept acquire add adopt advance align allow analyze announce answer append apply archive arrange assert assign attach authenticate authorise await
  backdate backfill begin bind block book boot break broadcast buffer build bundle buy bypass
  cache calculate call can cancel capture chain change check choose chunk claim clamp classify clean clear click clone close collect combine compare
  complete compose compress compute confirm connect consume contains contrast convert copy correct count cover crawl create crop cut
  deactivate debounce decide declare decode decorate decrypt deduplicate default defer define delay delete deliver deploy derive describe deserialize destroy detach
  detect determine diff disable disconnect discard dismiss dispatch display dispute divide does download draft draw drop dump duplicate
  edit embed emit enable encode encrypt end enforce enqueue ensure enter equals erase escape estimate evaluate exceeds exchange execute exit expand expect expire explain export
  extract
  fail fetch fill filter find finish fit fix flatten flip focus follow force format freeze from
  generate get go grant group grow guard
  handle has hash hide highlight hold hydrate
  identify ignore import in include includes increase index infer init inject insert inspect install interpolate interrupt invalidate invite invoke is issue
  join jump
  keep kill
  label launch lay limit link list listen load localise lock log look
  make map mark mask match may measure memoize merge migrate mock moderate monitor mount move mute must
  name navigate needs normalise notify
  observe offer omit on open order outline
  pack pad paginate paint parse pass patch pause pay perform persist pick place plan play poll position post postpone prefer prefetch prepare prerender press preserve preview print probe
  process project promote protect prove provide publish pull purchase purge push put
  query queue quote
  raise randomise read reassign rebuild recall receive recolour reconcile reconnect record recount recover redirect reduce refetch refresh refund refuse regenerate register reject
  release reload remember remove rename render renew reopen reorder repair repeat replace replay reply report request requeue require requires resend reserve reset resize
  resolve respond restart restore resume retry return reuse revalidate revert review revise revoke rotate round route run
  sample sanitise save scale scan schedule scroll seal search seed seek select sell send serialise serve set settle shift shorten should show shuffle shut
  sign simplify simulate skip slice slide smooth solve sort spawn spell split spread spy start stat step stop store stream strip stub submit subscribe subset subtract
  suggest sum supports suspend swap sweep switch sync synchronise
  take teardown terminate test throttle throw tick tile toggle to touch track transfer transform translate trim truncate try type
  undo unfold unlink unlock unmute unpack unset unsubscribe unwrap update upload upsert use
  vacuum validate verify visit void vote
  wait walk warm warn watch weigh will with withdraw wrap write
  zip
  `
    .split(/\s+/)
    .filter(Boolean),
);
