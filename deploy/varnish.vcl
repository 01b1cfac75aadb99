vcl 4.1;

# Varnish in front of the site, which tells it of each change (docs/how-to/put-a-cdn-in-front.md). Start it with
#   varnishd -a :8080 -f deploy/varnish.vcl -p http_gzip_support=off
# because the site has compressed every page already, better than Varnish would.

import xkey;

backend default {
	.host = "127.0.0.1";
	.port = "3000";
}

# Who may make it drop pages: the site alone.
acl site {
	"127.0.0.1";
	"::1";
}

sub vcl_recv {
	if (req.method == "PURGE") {
		if (client.ip !~ site) {
			return (synth(403));
		}
		set req.http.dropped = xkey.purge(req.http.xkey-purge);
		return (synth(200));
	}
	# Answered for one person.
	if (req.url ~ "^/(am/)?(api|media|preview|search|send|auth)(/|\?|$)" || req.url ~ "[?&]preview") {
		return (pass);
	}
	if (req.method != "GET" && req.method != "HEAD") {
		return (pass);
	}
	# A page has two forms, and nothing else about the visitor changes it.
	if (req.http.cookie ~ "(^|; *)lite=1(;|$)") {
		set req.http.save-data = "on";
	} elsif (req.http.cookie ~ "(^|; *)lite=0(;|$)" || req.http.save-data !~ "(?i)^ *on *$") {
		unset req.http.save-data;
	}
	unset req.http.cookie;
	if (req.http.accept-encoding ~ "br") {
		set req.http.accept-encoding = "br";
	} elsif (req.http.accept-encoding ~ "gzip") {
		set req.http.accept-encoding = "gzip";
	} else {
		unset req.http.accept-encoding;
	}
	return (hash);
}

sub vcl_backend_response {
	set beresp.http.xkey = beresp.http.surrogate-key;
	# A page that was not dropped in time must not outlive its five minutes either.
	set beresp.grace = 0s;
	set beresp.keep = 0s;
	if (beresp.http.cache-control !~ "s-maxage") {
		set beresp.uncacheable = true;
		set beresp.ttl = 10s;
	}
}

sub vcl_deliver {
	unset resp.http.xkey;
	unset resp.http.surrogate-key;
	unset resp.http.cache-tag;
}
