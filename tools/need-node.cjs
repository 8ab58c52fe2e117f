// Runs before every script, so in the syntax that any Node reads: an older one would die of the
// first TypeScript file without saying why.
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
