// ES5, because it runs on any Node version before TypeScript files would fail without a clear message.
var fs = require('fs');
var path = require('path');
var wanted = require('../package.json').engines.node.replace(/\D/g, '');

if (Number(process.versions.node.split('.')[0]) < Number(wanted)) {
  var fetched = path.join(__dirname, '../.node/package/bin');
  var remedy = fs.existsSync(fetched) ? 'put ' + fetched + ' first in PATH.' : 'run "nvm install".';
  console.error(
    'Node ' + wanted + ' or newer is needed, and this is ' + process.versions.node + ': ' + remedy,
  );
  process.exit(1);
}
